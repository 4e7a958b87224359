import java.io.*;
import java.util.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        String p = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        Deque<StringBuilder> texts = new ArrayDeque<>();
        Deque<Integer> counts = new ArrayDeque<>();
        StringBuilder current = new StringBuilder();
        int i = 0;
        while (i < p.length()) {
            char c = p.charAt(i);
            if (Character.isDigit(c)) {
                int j = p.indexOf('[', i);
                counts.push(Integer.parseInt(p.substring(i, j)));
                texts.push(current);
                current = new StringBuilder();
                i = j + 1;
            } else if (c == ']') {
                String block = current.toString().repeat(counts.pop());
                current = texts.pop().append(block);
                i++;
            } else {
                current.append(c);
                i++;
            }
        }
        System.out.println(current);
    }
}
