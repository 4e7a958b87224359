import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim(), t = br.readLine().trim();
        String best = null;
        for (int i = 0; i < s.length(); i++) {
            int[] need = new int[128];
            for (char ch : t.toCharArray()) need[ch]++;
            int miss = t.length();
            for (int k = i; k < s.length(); k++) {
                if (need[s.charAt(k)]-- > 0) miss--;
                if (miss == 0) { if (best == null || k - i + 1 < best.length()) best = s.substring(i, k + 1); break; }
            }
        }
        System.out.println(best == null ? "none" : best);
    }
}
