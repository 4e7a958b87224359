import java.util.Scanner;

public class Telegram {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        String message = "";
        for (int i = 0; i < n; i++) {
            String word = sc.next();
            message += word.toUpperCase();
            if (i < n - 1) {
                message += " ";
            }
        }
        System.out.println(message);
        System.out.println(message.length() + " signs");
    }
}
