import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine();
        int l = 0, r = s.length() - 1;
        boolean ok = true;
        int moved = 0;
        while (l < r) {
            if (!Character.isLetterOrDigit(s.charAt(l))) { l++; continue; }
            if (!Character.isLetterOrDigit(s.charAt(r))) { r--; continue; }
            if (Character.toLowerCase(s.charAt(l)) != Character.toLowerCase(s.charAt(r))) ok = l > 5;
            l++;
            r--;
        }
        System.out.println(ok);
    }
}
