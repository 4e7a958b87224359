import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String line = sc.nextLine();
        String clean = "";
        for (int i = 0; i < line.length(); i++) {
            char ch = line.charAt(i);
            // only ascii letters and digits count
            if (ch < 128 && Character.isLetterOrDigit(ch)) {
                clean += Character.toLowerCase(ch);
            }
        }
        String back = new StringBuilder(clean).reverse().toString();
        System.out.println(clean.equals(back));
    }
}
