import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    private static void append(String[] tokens, int at, StringBuilder text) {
        text.append(tokens[at]);
        boolean hasLeft = 2 * at + 1 < tokens.length && !tokens[2 * at + 1].equals("null");
        boolean hasRight = 2 * at + 2 < tokens.length && !tokens[2 * at + 2].equals("null");
        if (hasLeft || hasRight) {
            text.append('(');
            if (hasLeft) {
                append(tokens, 2 * at + 1, text);
            }
            if (hasRight) {
                append(tokens, 2 * at + 2, text.append(','));
            }
            text.append(')');
        }
    }

    static String write(String[] tokens) {
        StringBuilder text = new StringBuilder();
        append(tokens, 0, text);
        return text.toString();
    }

    static List<String> read(String text) {
        return new ArrayList<>(List.of(text.replaceAll("[^0-9-]+", " ").trim().split(" ")));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().equals("write")) {
            in.readLine();
            System.out.println(write(in.readLine().trim().split(" ")));
        } else {
            List<String> tokens = read(in.readLine().trim());
            System.out.println(tokens.size() + "\n" + String.join(" ", tokens));
        }
    }
}
