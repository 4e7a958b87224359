import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        String s = r.readLine(), t = r.readLine();
        char[] a = s == null ? new char[0] : s.toCharArray();
        char[] b = t == null ? new char[0] : t.toCharArray();
        int[] row = new int[b.length + 1];
        for (int j = 0; j <= b.length; j++) row[j] = j;
        for (int i = 0; i < a.length; i++) {
            int corner = row[0]++;
            for (int j = 0; j < b.length; j++) {
                int x = a[i] == b[j] ? corner : 1 + Math.min(corner, Math.min(row[j], row[j + 1]));
                corner = row[j + 1];
                row[j + 1] = x;
            }
        }
        System.out.println(row[b.length]);
    }
}
