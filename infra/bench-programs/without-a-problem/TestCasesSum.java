import java.io.*;
public class TestCasesSum {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter pw = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int t = Integer.parseInt(br.readLine().trim());
        for (int i = 0; i < t; i++) {
            long n = Long.parseLong(br.readLine().trim());
            pw.println(n * (n + 1) / 2);
        }
        pw.close();
    }
}
