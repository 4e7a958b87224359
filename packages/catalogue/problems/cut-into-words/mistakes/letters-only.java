import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String[] words) {
        boolean[] covered = new boolean[text.length()];
        int count = 0;
        for (int at = 0; at < text.length(); at++)
            for (String word : words)
                if (text.startsWith(word, at)) {
                    if (!covered[at]) count++;
                    for (int i = at; i < at + word.length(); i++) covered[i] = true;
                }
        for (boolean one : covered) if (!one) return -1;
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        in.readLine();
        System.out.println(solve(text, in.readLine().trim().split(" ")));
    }
}
