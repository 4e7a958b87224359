import java.util.Scanner;
public class GlueStrings {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String result = "";
        for (int i = 0; i < n; i++) {
            int x = in.nextInt();
            if (i > 0) result += "->";
            result += x;
        }
        System.out.println(result);
        System.out.println(result.length());
    }
}
