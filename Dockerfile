# Two stages: the first installs, builds and leaves only what the server needs; the second has no tools.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.mjs scripts/
RUN node scripts/run.mjs --install
COPY . .
# The image has a Node of its own, so the one that comes by npm is left out.
RUN npm run build && npm run install:production && rm -rf node_modules/node-linux-*

FROM ${BASE}
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/scripts scripts
COPY --from=build /app/contract contract
COPY --from=build /app/api api
COPY --from=build /app/publishing publishing
COPY --from=build /app/site site
COPY --from=build /app/server server
COPY --from=build /app/content content
COPY --from=build /app/tsconfig.json /app/*.config.ts ./
RUN mkdir /data && chown 1000:1000 /data
# The root may be read-only: what is written goes to /data, what may be lost to /tmp.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What npm start runs, without npm in between, so that signals reach it.
CMD ["node", "scripts/run.mjs", "scripts/start.ts"]
