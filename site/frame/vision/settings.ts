/**
 * The settings of the visually-impaired mode. Each is a choice from a short list, so that CSS has a rule for every
 * value.
 */
export const FONT_SIZES = [18, 22, 26] as const;
/** In em: each is three times the one before, up to the limit. */
export const LETTER_SPACINGS = [0.005, 0.015, 0.045, 0.06] as const;
/** In percent of the font size. */
export const LINE_HEIGHTS = [180, 190, 200, 210, 220, 230, 240, 250] as const;
export const THEMES = ["light", "dark", "blue"] as const;

export type VisionSettings = {
  enabled: boolean;
  fontSize: (typeof FONT_SIZES)[number];
  showImages: boolean;
  letterSpacing: (typeof LETTER_SPACINGS)[number];
  lineHeight: (typeof LINE_HEIGHTS)[number];
  theme: (typeof THEMES)[number];
};

export const DEFAULTS: VisionSettings = {
  enabled: false,
  fontSize: 18,
  showImages: false,
  letterSpacing: 0.005,
  lineHeight: 180,
  theme: "light",
};

/** From any value: a number is rounded to the nearest allowed one, an invalid field is ignored by itself. */
export function toSettings(value: unknown): VisionSettings {
  const given: Record<string, unknown> = typeof value === "object" && value !== null ? { ...value } : {};
  return {
    enabled: read.enabled(given["enabled"]) ?? DEFAULTS.enabled,
    fontSize: read.fontSize(given["fontSize"]) ?? DEFAULTS.fontSize,
    showImages: read.showImages(given["showImages"]) ?? DEFAULTS.showImages,
    letterSpacing: read.letterSpacing(given["letterSpacing"]) ?? DEFAULTS.letterSpacing,
    lineHeight: read.lineHeight(given["lineHeight"]) ?? DEFAULTS.lineHeight,
    theme: read.theme(given["theme"]) ?? DEFAULTS.theme,
  };
}

/** One parameter at a time, as a form's button sends it. Undefined for an unknown parameter or value. */
export function changeOne(settings: VisionSettings, name: string, text: string): VisionSettings | undefined {
  if (name === "reset") return { ...DEFAULTS, enabled: settings.enabled };
  if (!isParameter(name)) return undefined;
  const value = read[name](fromText(text));
  return value === undefined ? undefined : { ...settings, [name]: value };
}

/** The previous or the next step; undefined at the limit. */
export function stepFrom<Step extends number>(steps: readonly Step[], value: Step, by: 1 | -1): Step | undefined {
  return steps[steps.indexOf(value) + by];
}

const flag = (value: unknown) => (typeof value === "boolean" ? value : undefined);

const read = {
  enabled: flag,
  fontSize: nearestOf(FONT_SIZES),
  showImages: flag,
  letterSpacing: nearestOf(LETTER_SPACINGS),
  lineHeight: nearestOf(LINE_HEIGHTS),
  theme: (value: unknown) => THEMES.find((theme) => theme === value),
} satisfies { [Name in keyof VisionSettings]: (value: unknown) => VisionSettings[Name] | undefined };

function isParameter(name: string): name is keyof VisionSettings {
  return Object.hasOwn(read, name);
}

function nearestOf<Step extends number>(steps: readonly Step[]) {
  return (value: unknown): Step | undefined => {
    if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
    return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
  };
}

function fromText(text: string): unknown {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
