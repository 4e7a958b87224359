import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        boolean[] in = new boolean[128];
        Queue<Character> q = new ArrayDeque<>();
        int best = 0;
        for (char c : s.toCharArray()) {
            while (in[c]) in[q.remove()] = false;
            in[c] = true;
            q.add(c);
            best = Math.max(best, q.size());
        }
        System.out.println(best);
    }
}
