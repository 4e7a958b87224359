import java.io.*;

public class E {
    static int solve(String text, String figure) {
        int count = 0;
        for (int i = 0; i + figure.length() <= text.length(); i++) {
            int j = 0;
            while (j < figure.length() && text.charAt(i + j) == figure.charAt(j)) {
                j++;
            }
            if (j == figure.length()) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String figure = in.readLine().trim();
        System.out.println(solve(text, figure));
    }
}
