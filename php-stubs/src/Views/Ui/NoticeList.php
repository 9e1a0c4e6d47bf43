<?php
/**
 * Notices.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as NoticeList in src/ui/notices.tsx for what the server has to say: errors that stay until they are mended. */
final class NoticeList {
	/**
	 * The notices of an area, where it begins.
	 *
	 * @param list<string> $messages What is wrong.
	 */
	public static function node( array $messages ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-notices wc-block-components-notices' ),
			array_map(
				static function ( string $message ): Node {
					return Node::element(
						'div',
						array(
							'class' => 'storefront-notice storefront-notice--error has-error',
							'role'  => 'alert',
						),
						array( Icon::node( 'alert' ), Node::element( 'p', array(), array( $message ) ) )
					);
				},
				$messages
			)
		);
	}
}
