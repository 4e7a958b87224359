import java.io.*;

public class Main {
    static boolean keep(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int i = 0, j = s.length() - 1;
        boolean pal = true;
        while (i < j) {
            while (i < j && !keep(s.charAt(i))) i++;
            while (i < j && !keep(s.charAt(j))) j--;
            if (Character.toLowerCase(s.charAt(i)) != Character.toLowerCase(s.charAt(j))) {
                pal = false;
                break;
            }
            i++;
            j--;
        }
        System.out.println(pal);
    }
}
