// Next's defaults, except for the X-Powered-By header; telemetry is turned off by the environment.
export default { poweredByHeader: false };
