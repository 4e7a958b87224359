import java.io.*;
import java.util.regex.*;

public class InnermostFirst {
    private static final Pattern INNER = Pattern.compile("(\\d+)\\[([a-z]+)\\]");

    public static void main(String[] args) throws IOException {
        String text = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        while (true) {
            Matcher m = INNER.matcher(text);
            if (!m.find()) break;
            int times = Integer.parseInt(m.group(1));
            text = text.substring(0, m.start()) + m.group(2).repeat(times) + text.substring(m.end());
        }
        System.out.println(text);
    }
}
