import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        String number = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        int keep = number.length() - k;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < number.length(); i++) {
            char c = number.charAt(i);
            while (k > 0 && sb.length() > 0 && sb.charAt(sb.length() - 1) > c) {
                sb.setLength(sb.length() - 1);
                k--;
            }
            sb.append(c);
        }
        sb.setLength(keep);
        int zeros = 0;
        while (zeros < keep && sb.charAt(zeros) == '0') zeros++;
        System.out.println(zeros == keep ? "0" : sb.substring(zeros));
    }
}
