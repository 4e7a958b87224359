import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine();
        int best = 0;
        for (int i = 0; i < s.length(); i++) {
            Map<Character, Integer> m = new HashMap<>();
            String part = "";
            for (char ch : s.substring(i).toCharArray()) {
                if (m.containsKey(ch)) break;
                m.put(ch, 1);
                part += ch;
            }
            best = Math.max(best, part.length());
        }
        System.out.println(best);
    }
}
