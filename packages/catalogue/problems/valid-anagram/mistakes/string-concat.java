import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim(), t = br.readLine().trim();
        boolean ok = s.length() == t.length();
        for (char ch : s.toCharArray()) {
            int i = t.indexOf(ch);
            if (i < 0) { ok = false; break; }
            t = t.substring(0, i) + t.substring(i + 1);
        }
        System.out.println(ok);
    }
}
