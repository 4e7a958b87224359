import java.io.*;

public class Mirrors {
    static String s;

    static int grow(int i, int j) {
        int found = 0;
        while (i >= 0 && j < s.length() && s.charAt(i) == s.charAt(j)) {
            found++;
            i--;
            j++;
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int odd = 0, even = 0;
        for (int c = 0; c < s.length(); c++) {
            odd += grow(c, c);
            even += grow(c, c + 1);
        }
        System.out.println(odd + " odd, " + even + " even");
    }
}
