import java.io.*;

public class BuilderAsStack {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String door = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        StringBuilder sb = new StringBuilder(door.length());
        for (char c : door.toCharArray()) {
            int end = sb.length();
            while (k > 0 && end > 0 && sb.charAt(end - 1) > c) {
                end--;
                k--;
            }
            sb.setLength(end);
            if (end > 0 || c != '0') sb.append(c);
        }
        sb.setLength(Math.max(0, sb.length() - k));
        System.out.println(sb.length() == 0 ? "0" : sb.toString());
    }
}
