import java.io.*;

public class C {
    private final String s;
    private int pos = 0;

    C(String s) { this.s = s; }

    private StringBuilder row() {
        StringBuilder sb = new StringBuilder();
        while (pos < s.length() && s.charAt(pos) != ']') {
            char c = s.charAt(pos);
            if (Character.isDigit(c)) {
                int times = 0;
                while (s.charAt(pos) != '[') {
                    times = times * 10 + (s.charAt(pos++) - '0');
                }
                pos++;
                StringBuilder inner = row();
                pos++;
                for (int i = 0; i < times; i++) {
                    sb.append(inner);
                }
            } else {
                sb.append(c);
                pos++;
            }
        }
        return sb;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(new C(br.readLine().trim()).row());
    }
}
