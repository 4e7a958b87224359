import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().toLowerCase();
        int[] last = new int[128];
        int start = 0, best = 0;
        for (int i = 0; i < s.length(); i++) {
            start = Math.max(start, last[s.charAt(i)]);
            best = Math.max(best, i - start + 1);
            last[s.charAt(i)] = i + 1;
        }
        System.out.println(best);
    }
}
