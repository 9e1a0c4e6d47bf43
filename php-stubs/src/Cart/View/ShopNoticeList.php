<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/** Messages of the shop above the cart, as src/islands/shared/notices.ts reads them and the view renders them. */
final class ShopNoticeList {
	/** Notice status by the shop's notice type. */
	private const STATUSES = array(
		'error'   => 'error',
		'success' => 'success',
	);

	/**
	 * Returns the messages as plain text; empty ones, and repeated ones, are left out.
	 *
	 * @param list<array{type: string, message: string}> $notices Notices as Shop::take_notices() returns them.
	 * @return list<array{status: string, message: string}> Status is error, success or info.
	 */
	public static function of( array $notices ): array {
		$messages = array();
		foreach ( $notices as $notice ) {
			$text = PlainText::of( $notice['message'] );
			if ( '' !== $text ) {
				$messages[ $text ] = array(
					'status'  => self::STATUSES[ $notice['type'] ] ?? 'info',
					'message' => $text,
				);
			}
		}
		return array_values( $messages );
	}
}
