import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        Set<Character> window = new LinkedHashSet<>();
        int best = 0;
        for (char c : s.toCharArray()) {
            if (window.contains(c)) {
                Iterator<Character> oldest = window.iterator();
                boolean gone = false;
                while (!gone) {
                    gone = oldest.next() == c;
                    oldest.remove();
                }
            }
            window.add(c);
            best = Math.max(best, window.size());
        }
        System.out.println(best);
    }
}
