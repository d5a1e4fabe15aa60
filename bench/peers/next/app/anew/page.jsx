import { Article } from "../article.jsx";

export const dynamic = "force-dynamic";

export default Article;
