import java.io.*;
import java.util.*;

public class Main {
    static int solve(String word, String pattern) {
        int count = 0;
        for (int length = 0; length <= Math.min(word.length(), 400); length++) {
            try {
                if (word.substring(0, length).matches(pattern.replace("?", ".").replaceAll("\\*+", "*"))) count++;
            } catch (RuntimeException error) {
                return 0;
            }
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        System.out.println(solve(word, in.readLine().trim()));
    }
}
