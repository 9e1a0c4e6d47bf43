<?php
/**
 * Messages of the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

use StorefrontIslands\Views\Ui\PlainText;

defined( 'ABSPATH' ) || exit;

/** What the shop has to say on the cart screen, as src/islands/cart/props.ts reads it and the view prints it. */
final class ShopMessages {
	/** The shop's types beside the statuses of notices. */
	private const STATUSES = array(
		'error'   => 'error',
		'success' => 'success',
	);

	/**
	 * Messages as text; those without any are left out.
	 *
	 * @param list<array{type: string, message: string}> $notices As Shop::take_notices() gives them.
	 * @return list<array{status: string, message: string}> Status error, success or info.
	 */
	public static function of( array $notices ): array {
		$messages = array();
		foreach ( $notices as $notice ) {
			$text = PlainText::of( $notice['message'] );
			if ( '' !== $text ) {
				$messages[] = array(
					'status'  => self::STATUSES[ $notice['type'] ] ?? 'info',
					'message' => $text,
				);
			}
		}
		return $messages;
	}
}
