import java.io.*;
public class Main {
    public static void main(String[] z) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine(); if (s == null) s = "";
        long f = 0, b = 0, p = 1;
        for (int i = 0; i < s.length(); i++) {
            char c = Character.toLowerCase(s.charAt(i));
            if (!(c >= 'a' && c <= 'z' || c >= '0' && c <= '9')) continue;
            f = f * 1000003L + c; b += p * c; p *= 1000003L;
        }
        System.out.println(f == b);
    }
}
