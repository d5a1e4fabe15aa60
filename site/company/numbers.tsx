import type { CompanyNumber } from "./numbers.server.ts";
import styles from "./numbers.module.css";

export function Numbers({ numbers }: { numbers: CompanyNumber[] }) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ value, unit, text }) => (
        <div key={text}>
          <dt>
            <data value={value.replaceAll(/\D/g, "")}>{value}</data> <span>{unit}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
