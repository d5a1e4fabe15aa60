/** By the file's name: what the picture shows, in Russian, and how it is drawn. */
export type Scenes = Record<string, readonly [title: string, draw: () => string]>;
