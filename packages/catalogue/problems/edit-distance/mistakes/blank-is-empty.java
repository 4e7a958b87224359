import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine(), b = in.readLine();
        if (b == null) b = "";
        if (a.isBlank() || b.isBlank()) {
            System.out.println(Math.max(a.length(), b.length()));
            return;
        }
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                row[j] = a.charAt(i - 1) == b.charAt(j - 1) ? corner : 1 + Math.min(corner, Math.min(above, row[j - 1]));
                corner = above;
            }
        }
        System.out.println(row[b.length()]);
    }
}
