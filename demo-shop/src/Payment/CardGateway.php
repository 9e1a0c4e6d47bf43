<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use RuntimeException;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Settings\Options;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Gateway of the test card: simulates the outcomes of a card payment, depending on the card's token (TestCards). No
 * money moves.
 */
final class CardGateway implements Gateway {
	public const ID = ShopSettings::TEST_CARD;

	/** Route that confirms a payment: its namespace and path. */
	public const CONFIRM_NAMESPACE = 'storefront-islands-demo/v1';
	public const CONFIRM_PATH      = '/confirm-payment';

	/** Key of payment_data in which the script sends the token. */
	public const TOKEN = 'storefront_card_token';

	/** Duration of the hanging card's payment, in seconds; longer than any client waits. */
	private const HANGS_FOR = 70;

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is no card, or the payment cannot be attempted.
	 */
	public function pay( Order $order, Input $data ): PaymentResult {
		$saved = $data->number( 'wc-' . self::ID . '-payment-token' );
		$token = $saved > 0 ? SavedCards::token( $order->customer_id, $saved ) : $data->text( self::TOKEN );
		if ( ! TestCards::is_known( $token ) ) {
			throw new ShopError( 'woocommerce_rest_checkout_process_payment_error', __( 'There is no card to charge. Please enter your card again.', 'storefront-islands' ), 402 );
		}
		$result = self::charge( $order, $token );
		if ( 'failure' !== $result->status && $order->customer_id > 0 && $data->flag( 'wc-' . self::ID . '-new-payment-method' ) ) {
			SavedCards::add( $order->customer_id, $token );
		}
		return $result;
	}

	/**
	 * @throws ShopError If the payment cannot be attempted.
	 * @throws RuntimeException If the server crashes.
	 */
	private static function charge( Order $order, string $token ): PaymentResult {
		switch ( $token ) {
			case TestCards::DECLINED:
				return PaymentResult::failure( __( 'Your card was declined. Please try another card.', 'storefront-islands' ) );
			case TestCards::SILENT:
				return PaymentResult::failure( '' );
			case TestCards::EXCEPTION:
				throw new ShopError( 'woocommerce_rest_checkout_process_payment_error', __( 'Your card has insufficient funds.', 'storefront-islands' ), 402 );
			case TestCards::CONFIRM:
				return PaymentResult::pending(
					array(
						'confirm_url' => rest_url( self::CONFIRM_NAMESPACE . self::CONFIRM_PATH ),
						'order_id'    => (string) $order->id,
						'order_key'   => $order->key,
					)
				);
			case TestCards::HANGS:
				sleep( Options::number( 'hang_seconds', self::HANGS_FOR ) );
				return PaymentResult::success();
			case TestCards::HTML:
				BrokenResponse::send_instead();
				return PaymentResult::success();
			case TestCards::CRASH:
				throw new RuntimeException( 'The test card on which the server breaks down.' );
			default:
				return PaymentResult::success();
		}
	}
}
