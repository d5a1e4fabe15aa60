// Next's own defaults, but for the header that says so; its telemetry is off by the environment.
export default { poweredByHeader: false };
