<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Result in WordPress's format. */
final class HealthResult {
	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/**
	 * Returns the result.
	 *
	 * @param string $status One of the statuses.
	 * @param string $label Result in one sentence.
	 * @param string $text What it means, and what to do.
	 * @param list<string> $items Safe HTML of what is concerned.
	 * @return array<string, mixed>
	 */
	public static function of( string $name, string $status, string $label, string $text, array $items = array() ): array {
		$list = array() === $items ? '' : '<ul><li>' . implode( '</li><li>', $items ) . '</li></ul>';
		return array(
			'test'        => $name,
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Storefront', 'storefront-islands' ),
				// WordPress's colour for neutral information.
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>' . $list,
			'actions'     => '',
		);
	}
}
