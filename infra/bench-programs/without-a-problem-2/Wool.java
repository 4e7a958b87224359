import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Wool {
    static class Run {
        final char colour;
        int size = 1;

        Run(char colour) {
            this.colour = colour;
        }

        void writeTo(StringBuilder target) {
            if (size > 1) target.append(size);
            target.append(colour);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim();
        StringBuilder out = new StringBuilder();
        Run current = null;
        int longest = 0;
        for (char ch : s.toCharArray()) {
            if (current != null && current.colour == ch) {
                current.size++;
            } else {
                if (current != null) current.writeTo(out);
                current = new Run(ch);
            }
            longest = Math.max(longest, current.size);
        }
        if (current != null) current.writeTo(out);
        System.out.println(out);
        System.out.println(longest);
    }
}
