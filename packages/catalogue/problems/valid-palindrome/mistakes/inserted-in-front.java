import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        StringBuilder kept = new StringBuilder();
        StringBuilder turned = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (!Character.isLetterOrDigit(c)) continue;
            kept.append(Character.toLowerCase(c));
            turned.insert(0, Character.toLowerCase(c));
        }
        System.out.println(kept.toString().equals(turned.toString()));
    }
}
