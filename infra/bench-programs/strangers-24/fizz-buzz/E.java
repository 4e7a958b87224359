import java.util.Scanner;

public class E {
    public static void main(String[] args) {
        Scanner keyboard = new Scanner(System.in);
        int n = keyboard.nextInt();
        String output = "";
        int i = 1;
        while (i <= n) {
            if (i % 3 == 0 && i % 5 == 0) {
                output = output + "FizzBuzz\n";
            } else if (i % 3 == 0) {
                output = output + "Fizz\n";
            } else if (i % 5 == 0) {
                output = output + "Buzz\n";
            } else {
                output = output + i + "\n";
            }
            i = i + 1;
        }
        System.out.print(output);
    }
}
