import java.io.*;

public class SameSums {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim();
        String t = br.readLine().trim();
        long a = 0, b = 0;
        for (char c : s.toCharArray()) a += c;
        for (char c : t.toCharArray()) b += c;
        System.out.println(s.length() == t.length() && a == b);
    }
}
