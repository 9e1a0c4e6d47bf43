<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as NoticeList in src/ui/notices/notices.tsx. */
final class NoticeList {
	private const ICONS = array(
		'error'   => 'alert',
		'warning' => 'alert',
		'success' => 'check',
		'info'    => 'info',
	);

	/**
	 * Returns the notices of an area.
	 *
	 * @param list<array{status: string, message: string, dismissible: bool}> $notices Notices; status is one of ICONS, messages are plain text.
	 */
	public static function node( array $notices ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-notices wc-block-components-notices' ),
			array_map( array( self::class, 'notice' ), $notices )
		);
	}

	/**
	 * Returns one notice.
	 *
	 * @param array{status: string, message: string, dismissible: bool} $notice The notice.
	 */
	private static function notice( array $notice ): Node {
		$is_error = 'error' === $notice['status'];
		return Node::element(
			'div',
			array(
				'class' => 'storefront-notice storefront-notice--' . $notice['status'] . ( $is_error ? ' has-error' : '' ),
				'role'  => $is_error ? 'alert' : 'status',
			),
			array(
				Icon::node( self::ICONS[ $notice['status'] ] ),
				Node::element( 'p', array(), array( $notice['message'] ) ),
				$notice['dismissible'] ? Node::element(
					'button',
					array(
						'type'       => 'button',
						'class'      => 'storefront-icon-button storefront-needs-script',
						'aria-label' => __( 'Dismiss this notice', 'storefront-islands' ),
					),
					array( Icon::node( 'close' ) )
				) : null,
			)
		);
	}
}
