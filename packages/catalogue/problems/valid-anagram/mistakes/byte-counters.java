import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        byte[] c = new byte[26];
        for (char ch : br.readLine().trim().toCharArray()) c[ch - 'a']++;
        for (char ch : br.readLine().trim().toCharArray()) c[ch - 'a']--;
        for (byte x : c) if (x != 0) { System.out.println(false); return; }
        System.out.println(true);
    }
}
