import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Choice, Group, Stepper } from "./panel-group.tsx";
import { panelWords } from "./panel-words.ts";
import { DEFAULTS, FONT_SIZES, LETTER_SPACINGS, LINE_HEIGHTS, THEMES, type VisionSettings } from "./settings.ts";
import { shownValue } from "./shown-value.ts";
import { VisionForm } from "./vision-form.tsx";

/** The controls of the mode, above everything; all but the size of letters fold. Turning the mode on moves the focus here. */
export function VisionPanel(props: Props) {
  const { title } = useWordsOf(panelWords);
  return (
    <CachedFragment
      as="section"
      className="vision-panel"
      aria-label={title}
      tabIndex={-1}
      data-vision-switch=""
      view={Controls}
      props={props}
    />
  );
}

/** The panel for the mode without a connection: saved for everybody with the list of saved pages (`kept-panel.ts`). */
export function KeptPanel() {
  return (
    <template data-kept-panel="">
      <VisionPanel settings={DEFAULTS} />
    </template>
  );
}

type Props = { settings: VisionSettings };

function Controls({ settings }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(panelWords);
  return (
    <div className="wrap vision-set">
      <Group name="fontSize" legend={words.fontSize}>
        {FONT_SIZES.map((size) => (
          <Choice
            key={size}
            name="fontSize"
            value={size}
            isPressed={size === settings.fontSize}
            className={`vision-size-${size}`}
          >
            <span aria-hidden="true">{words.letter}</span>
            <span className="sr">{words.sizes[size]}</span>
          </Choice>
        ))}
      </Group>
      <details>
        <summary className="vision-button">{words.settings}</summary>
        <div className="vision-groups">
          {/* First: whoever came here by accident looks for the way out. */}
          <div className="vision-off">
            <VisionForm>
              <button type="submit" name="enabled" value="false" className="vision-button">
                {words.turnOff}
              </button>
            </VisionForm>
          </div>
          <Group name="theme" legend={words.theme}>
            {THEMES.map((theme) => (
              <Choice
                key={theme}
                name="theme"
                value={theme}
                isPressed={theme === settings.theme}
                className={`vision-theme-${theme}`}
              >
                {words.themes[theme]}
              </Choice>
            ))}
          </Group>
          <Group name="showImages" legend={words.images}>
            <Choice name="showImages" value={true} isPressed={settings.showImages}>
              {words.showImages}
            </Choice>
            <Choice name="showImages" value={false} isPressed={!settings.showImages}>
              {words.hideImages}
            </Choice>
          </Group>
          <div className="vision-groups">
            <Stepper
              name="letterSpacing"
              words={words.letterSpacing}
              steps={LETTER_SPACINGS}
              value={settings.letterSpacing}
              shown={shownValue("letterSpacing", settings.letterSpacing, locale)}
            />
            <Stepper
              name="lineHeight"
              words={words.lineHeight}
              steps={LINE_HEIGHTS}
              value={settings.lineHeight}
              shown={shownValue("lineHeight", settings.lineHeight, locale)}
            />
            <div className="vision-row vision-last">
              <VisionForm backTo="vision-fontSize">
                <button type="submit" name="reset" value="true" className="vision-button">
                  {words.reset}
                </button>
              </VisionForm>
            </div>
          </div>
        </div>
      </details>
    </div>
  );
}
