import java.util.*;
import java.util.stream.*;
import java.io.*;

/** Gives every token its level and sorts: levels upwards, places downwards. */
public class P4 {
    record Token(int level, int place, String text) {}

    public static void main(String[] args) throws IOException {
        String[] all = new String(System.in.readAllBytes()).trim().split("\\s+");
        int k = Integer.parseInt(all[0]);
        List<Token> tokens = new ArrayList<>();
        List<Integer> realLevels = new ArrayList<>(); // levels of the tokens that are nodes
        for (int i = 0; i < k; i++) {
            int level = i == 0 ? 0 : realLevels.get((i - 1) / 2) + 1;
            String text = all[i + 1];
            tokens.add(new Token(level, i, text));
            if (!text.equals("null")) realLevels.add(level);
        }
        // the nulls that were left out at the end
        for (int i = k; i > 0 && i <= 2 * realLevels.size(); i++) {
            tokens.add(new Token(realLevels.get((i - 1) / 2) + 1, i, "null"));
        }
        List<String> sorted = tokens.stream()
                .sorted(Comparator.comparingInt(Token::level)
                        .thenComparing(Comparator.comparingInt(Token::place).reversed()))
                .map(Token::text)
                .collect(Collectors.toList());
        int size = sorted.size();
        while (size > 0 && sorted.get(size - 1).equals("null")) size--;
        System.out.println(size);
        System.out.println(String.join(" ", sorted.subList(0, size)));
    }
}
